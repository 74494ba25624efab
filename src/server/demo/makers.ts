// Makers of the demo goods. All firms and street addresses are invented.
import type { AddressParts } from '#domain/address/address.ts'
import { country } from '#domain/countries.ts'
import { readTable } from './table.ts'

const ROWS = `
key | name | street | city | state | zip | country
lac-brule | Érablière du Lac Brûlé inc. | 412, chemin de la Cabane | Saint-Ferdinand | QC | G0N 1N0 | CA
prairie-hive | Prairie Hive Apiaries Ltd. | Box 84, Clover Road | Nipawin | SK | S0E 1E0 | CA
rive-nord | Savonnerie de la Rive-Nord inc. | 96, rue des Embruns | Baie-Saint-Paul | QC | G3Z 1A0 | CA
prairie-wax | Prairie Wax Works Inc. | 455 Broadway, Suite 302 | Winnipeg | MB | R3C 0T7 | CA
tidewater | Tidewater Knitting Mill Ltd. | 18 Mill Brook Lane | Lunenburg | NS | B0J 2C0 | CA
good-dog | Good Dog Bakehouse Inc. | 7 Kettle Creek Drive, Unit 4 | St. Thomas | ON | N5P 0A1 | CA
trois-clochers | Brasserie des Trois Clochers inc. | 230, rue de l'Église | Chicoutimi | QC | G7H 0A1 | CA
hearth-maple | Hearth & Maple Baking Co. | 1450 Orchard Park Way | Guelph | ON | N1H 0A2 | CA
hengda | Yongkang Hengda Drinkware Co., Ltd. | No. 26 Jinjiang Road, Industrial Zone 3 | Yongkang, Zhejiang | - | 321300 | CN
qihang | Shantou Qihang Wooden Toys Co., Ltd. | Building 5, Lianxia Second Road | Shantou, Guangdong | - | 515834 | CN
mingyao | 中山市明耀灯饰有限公司 (Zhongshan Mingyao Lighting) | 古镇镇同益路 88 号 | Zhongshan, Guangdong | - | 528421 | CN
qingtao | Dehua Qingtao Ceramics Factory | 9 Longxun Kiln Road | Dehua, Fujian | - | 362500 | CN
may-van-xanh | Công ty TNHH May Vân Xanh | Lô C7, Khu công nghiệp Bình Sơn | Đồng Nai | - | 76000 | VN
sugandh | Sugandh Dhara Agarbatti Works | 14 Third Cross, Peenya Stage 2 | Bengaluru | Karnataka | 560058 | IN
colle-sereno | Frantoio Colle Sereno S.r.l. | Via degli Ulivi 23 | Lucca | LU | 55100 | IT
hill-mist | Hill Mist Teas (Pvt) Ltd | 61 Peradeniya Lane | Kandy | - | 20000 | LK
alto-cafe | Tostadora Alto Café S.A.S. | Carrera 12 # 34-56 | Pereira | Risaralda | 660001 | CO
valle-rojo | Salsas del Valle Rojo S.A. de C.V. | Calle Chiltepín 108 | Guadalajara | JAL | 44100 | MX
`

export type DemoMaker = AddressParts & { readonly key: string }

export const DEMO_MAKERS: readonly DemoMaker[] = readTable(
  ['key', 'name', 'street', 'city', 'state', 'zip', 'country'],
  ROWS,
  (cell) => ({
    key: cell('key'),
    name: cell('name'),
    streetAddress: cell('street'),
    city: cell('city'),
    state: cell('state'),
    zipCode: cell('zip'),
    country: country(cell('country')),
  }),
)
