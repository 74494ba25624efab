// Words that mean the same to the tariff: British to American spelling, French to English, shop abbreviations.
// Written for this product from general knowledge of the trade.

/** One group a line: the word the schedule uses, then the others, each a single word without accents. */
const GROUPS = `
jewelry jewellery bijou bijoux joaillerie
aluminum aluminium alum
gray grey
tire tyre pneu
pajama pyjama
fiber fibre
color colour
molded moulded
mold mould
plow plough
pedometer podometre
sulfur sulphur
yogurt yoghurt yaourt
donut doughnut
check cheque
catalog catalogue
program programme
theater theatre
center centre
liter litre
meter metre
caliber calibre
ax axe
pacifier dummy soother suce
diaper nappy couche
stroller pram pushchair poussette
flashlight torch
eraser gomme
vacuum hoover aspirateur
faucet robinet
sweater jumper chandail
sneaker trainer runner
pants pantalon trouser
underwear knicker underpant
vest gilet
bathrobe peignoir
candle bougie chandelle
soap savon
honey miel
syrup sirop
maple erable
cheese fromage
bread pain
cookie biscuit
cracker craquelin
chocolate chocolat choc
coffee cafe
decaf decaffeinated decafeine
reptile crocodile alligator snakeskin
resin resine
organic biologique
tea the
sugar sucre
salt sel
pepper poivre
oil huile
vinegar vinaigre
jam confiture
sauce sauce
butter beurre
shirt chemise
blouse chemisier
skirt jupe
coat manteau
jacket veste blouson jkt jckt
glove gant
hat chapeau
toque tuque beanie
scarf foulard echarpe
sock chaussette
shoe chaussure soulier
boot botte
sandal sandale
slipper pantoufle
bag sac
handbag sacoche
backpack rucksack knapsack
wallet portefeuille billfold
belt ceinture
ring bague
necklace collier
earring boucle
watch montre
lamp lampe luminaire
light lumiere
chair chaise
table tableau
desk bureau
bed lit
pillow oreiller
cushion coussin
blanket couverture
curtain rideau
towel serviette
rug tapis
carpet moquette
mirror miroir
knife couteau
fork fourchette
spoon cuillere
bottle bouteille btl
cup tasse
mug chope
plate assiette
bowl bol
glass verre
wood bois wooden
leather cuir
wool laine woolen woollen
cotton coton
silk soie
linen lin
plastic plastique
paper papier
toy jouet
doll poupee
game jeu
puzzle casse-tete
book livre
card carte
pen stylo
notebook cahier
brush brosse
comb peigne
hair cheveux hr
skin peau
cream creme crm
lotion lotion lot
lipstick lpstck lipstk
mascara mscra mascra
shampoo shmp shampo shamp shmpo shampooing
conditioner cndtnr cond condit conditnr
foundation fndtn foundatn fond
concealer cnclr conceal
serum srm
moisturizer moisturiser moist moistr mstrsr
deodorant deo deod antiperspirant apd
perfume parfum edp edt cologne fragrance
powder pwdr poudre powdr
spray spry
treatment trtmnt treat trmt
tablet tab tabl tbs comprime
capsule cap caps
vitamin vit vits
toothpaste tthpst dentifrice tpaste
toothbrush tthbrsh
formula frm frml
mask msk masque
cleanser clnsr cleans
dog chien
cat chat
baby bebe infant
girl fille
boy garcon
woman women femme ladies lady female womens dames
man men homme mens male gents
television tv
telephone phone cellphone smartphone mobile
refrigerator fridge
cooker stove
wrench spanner
gasoline petrol
truck lorry
airplane aeroplane
eyeglass spectacle
sunglass sunglasses
polyester poly pes
nylon polyamide
spandex elastane lycra
acrylic acrylique
rayon viscose
steel acier
iron fer
stainless inox
rubber caoutchouc
ceramic ceramique
porcelain porcelaine
christmas xmas noel
bicycle bike velo cycling
motorcycle motorbike motocycle
car automobile automotive vehicle auto
`

/** Any word of a group -> the first of it. */
export const SAME_WORD: ReadonlyMap<string, string> = new Map(
  GROUPS.trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', ...others] = line.split(' ')
      return others.map((other): [string, string] => [other, first])
    }),
)
