// The look of the API page, light and dark. Colours and type follow the rest of the product.
export const DOCS_STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#fbfaf7, #16181b);
  --card: light-dark(#ffffff, #1e2125);
  --ink: light-dark(#1d2126, #e8e6e1);
  --soft: light-dark(#565d66, #a5abb3);
  --line: light-dark(#dcd8cf, #343a41);
  --link: light-dark(#1f4f82, #8ab8ea);
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 68rem; padding: 2rem 1rem 6rem; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
h1 { font: 600 2rem/1.2 Georgia, serif; margin: 0 0 .5rem; }
h2 { font: 600 1.35rem/1.2 Georgia, serif; margin: 2.5rem 0 .75rem; text-transform: capitalize; }
h4 { margin: 1.25rem 0 .5rem; }
small { color: var(--soft); font-weight: 400; font-size: .8em; }
a { color: var(--link); }
code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere; }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: .75rem 0; border-block: 1px solid var(--line); text-transform: capitalize; }
dt { margin-top: .75rem; }
dd { margin: 0; color: var(--soft); }
details { background: var(--card); border: 1px solid var(--line); border-radius: 6px; margin: 0 0 .5rem; padding: 0 1rem; }
details[open] { padding-bottom: 1rem; }
summary { cursor: pointer; padding: .7rem 0; }
summary:focus-visible, a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.method { display: inline-block; min-width: 4.2rem; font: 600 .8rem ui-monospace, monospace; }
.access { float: right; color: var(--soft); font-size: .85rem; }
.about { display: block; color: var(--soft); padding-left: 1rem; }
.status { margin: .25rem 0; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .92rem; }
th { text-align: left; font-weight: 600; color: var(--soft); }
th, td { vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line); }
td table { margin-top: .25rem; }
`
