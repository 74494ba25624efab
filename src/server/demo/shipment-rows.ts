// The demo client's shipments, newest first. `days` is how long ago one was created, `sent` how many days later it left;
// `to` is a fulfilment centre, or '-' for the middle-mile warehouse. An item is goods and units; what follows is what it
// still lacks (-origin -cost -code -maker), or '~code' for a code that is proposed and nobody confirmed.
export const SHIPMENT_ROWS = `
reference | status | days | sent | to | certificate | packing | items | notes
NPG-1062 | pending | 0 | - | - | - | - | bottle-insulated 72, mug 96, pet-toy 120, olive-oil 48, coffee 60, candle-pillar 150 -origin -cost -code -maker | New: the candle still needs everything.
NPG-1061 | pending | 0 | - | DFW7 | - | boxes, plan pending | maple-amber 240, maple-organic 120, honey 180, soap 144, candle 96, dog-treats 120, beer 60, lamp 40 -code, toy 72 -cost -maker, incense 200 -origin -code, tshirt-men 120, olive-oil 96 | Winter restock. The lager is on a trial order.
NPG-1060 | pending | 1 | - | - | - | - | bottle-steel 80 -code, bottle-insulated 72, backpack 48 -maker, hot-sauce 120 -code -cost, coffee 100, tea 108 -origin | -
NPG-1059 | pending | 3 | - | PHX7 | - | boxes | lamp 56 ~code, toy 96 ~code, mug 144, pet-toy 120, tshirt-women 120, sweater 24, toque 60, mittens 60 | Certificate for the knitwear still to be signed.
NPG-1058 | pending | 4 | - | - | in progress | - | jam 96 -code, cookies 144, maple-sugar 72, honey 60, incense 150 -maker, olive-oil 48, tea 72 -cost | -
NPG-1057 | declared | 6 | - | ABE8 | signed | boxes, plan confirmed | maple-amber 360, maple-organic 240, maple-sugar 120, cookies 240, dog-treats 180 | All from Canada, on one certificate.
NPG-1056 | declared | 7 | - | - | - | boxes | olive-oil 240, coffee 180 | -
NPG-1055 | declared | 9 | - | MDW6 | - | boxes, plan pending | bottle-insulated 192, mug 288, tshirt-men 240, tshirt-women 240 | -
NPG-1054 | declared | 11 | - | LGB8 | signed | boxes | sweater 36, toque 120, mittens 120, soap 180 | -
NPG-1053 | declared | 13 | - | - | - | - | pet-toy 120, mug 72 | Small top-up under 2,500 USD.
NPG-1052 | invoiced | 15 | - | ABE8 | signed | boxes, plan confirmed | maple-amber 240, cookies 192, dog-treats 140 | -
NPG-1051 | invoiced | 18 | - | - | - | - | olive-oil 192, coffee 120, tshirt-men 120 | -
NPG-1050 | invoiced | 21 | - | PHX7 | signed | boxes | candle 144, soap 144, honey 96 | -
NPG-1049 | created | 23 | - | DFW7 | signed | - | maple-organic 144, cookies 96 | -
NPG-1048 | open | 26 | - | - | - | - | bottle-insulated 96, mug 108 | -
NPG-1047 | on hold | 29 | - | LGB8 | - | - | tshirt-women 180, tshirt-men 180 | Waiting for an appointment at the warehouse.
NPG-1046 | shipped | 32 | 4 | ABE8 | signed | boxes, plan confirmed | maple-amber 300, maple-sugar 96, dog-treats 120 | -
NPG-1045 | shipped | 36 | 3 | - | - | boxes | olive-oil 144, mug 144 | -
NPG-1044 | cancelled | 38 | - | MDW6 | out_of_date | - | sweater 48, toque 60 | Merged into NPG-1043.
NPG-1043 | shipped | 41 | 5 | MDW6 | signed | boxes | sweater 60, toque 120, mittens 60 | -
NPG-1042 | shipped | 45 | 2 | - | - | - | coffee 240 | -
NPG-1041 | received | 50 | 3 | PHX7 | signed | boxes | soap 180, candle 120 | -
NPG-1040 | received | 56 | 4 | - | - | - | bottle-insulated 144, pet-toy 180 | -
NPG-1039 | delivered | 62 | 3 | DFW7 | signed | - | maple-amber 240, honey 120 | -
NPG-1038 | delivered | 70 | 5 | - | - | - | tshirt-men 240, tshirt-women 240 | -
NPG-1037 | delivered | 79 | 2 | ABE8 | signed | - | cookies 240, dog-treats 160 | -
NPG-1036 | cancelled | 88 | - | - | - | - | mug 144 | -
NPG-1035 | delivered | 104 | 4 | LGB8 | signed | - | candle 144, soap 108 | -
NPG-1034 | delivered | 140 | 6 | - | - | - | olive-oil 96, coffee 60 | First order with Portage.
`

/** Shipments of the other client, who has saved no business information. */
export const OTHER_SHIPMENT_ROWS = `
reference | status | days | sent | to | certificate | packing | items | notes
BHO-204 | pending | 2 | - | DFW7 | - | - | backpack 60, tshirt-men 120 -maker, bottle-steel 48 -code | -
BHO-203 | pending | 12 | - | - | - | - | bottle-insulated 120, mug 72 | -
BHO-202 | shipped | 40 | 3 | PHX7 | - | - | backpack 96 | -
BHO-201 | delivered | 75 | 4 | - | - | - | tshirt-women 180 | -
`

/** Shipments of the client whose last activity lies four months back, so that it is refused at sign-in. */
export const DORMANT_SHIPMENT_ROWS = `
reference | status | days | sent | to | certificate | packing | items | notes
QHT-12 | delivered | 130 | 6 | - | - | - | incense 100, mug 36 | -
QHT-11 | delivered | 190 | 5 | - | - | - | mug 72 | -
`
