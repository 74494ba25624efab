// Why goods concern an agency and which papers it asks for, in our own words, by agency, flag and the first prefix of the group.
// Source of the rules: the regulations named; which prefixes they touch is carried from the compiled table.

type Reason = { readonly why: string; readonly documents: readonly string[] }

/** key | why | papers, separated by semicolons */
const ROWS = `
APHIS AQ2 0101 | Live animals may enter only with a permit and a health certificate. | Import permit; Veterinary health certificate
FWS FW2 0106 | Wildlife and goods made of it are declared to Fish and Wildlife; protected species need a CITES permit. | FWS Form 3-177; CITES permit where listed
APHIS AQ1 0201 | Products of animals can carry disease; meat, dairy, egg and by-products may need a certificate. | Veterinary permit or certificate of origin and treatment
FSIS FS4 0201 | Meat and poultry come only from plants the US has approved and are inspected again at entry. | Foreign inspection certificate; FSIS Form 9540-1
FSIS FS3 0205 | Fats, soups and preparations fall under meat inspection when they hold enough meat. | Foreign inspection certificate where it applies
FWS FW1 0208 | Declared to Fish and Wildlife when the goods hold shell, feather, coral or leather of wild animals. | FWS Form 3-177 where it applies
FDA FD4 0301 | Fish and seafood are food: prior notice goes to FDA before they arrive. | FDA prior notice; Food facility registration; Seafood HACCP records
NMFS NM5 0302 | Tuna, swordfish and other far-travelling fish are reported by the importer. | NOAA Form 370 or highly migratory species document; Import trade permit
NMFS NM8 0302 | Species in the seafood monitoring programme are traced from harvest to entry. | Harvest and landing data; International fisheries trade permit
FSIS FS3 0303.24 | Catfish and their kin are inspected like meat. | Foreign inspection certificate
OMC OM2 0306.16 | Shrimp need a statement of how they were caught, for the protection of sea turtles. | Form DS-2031
AMS AM7 0401 | Goods sold as organic need an organic import certificate. | NOP import certificate where labelled organic
FDA FD4 0401 | Dairy products and honey are food: prior notice goes to FDA before they arrive. | FDA prior notice; Food facility registration; FSVP importer
AMS AM2 0407 | Shell eggs are checked for grade and handling. | LPS-222 import request
FDA FD3 0407 | Eggs in shell concern FDA beside two other agencies: prior notice where they are for eating. | FDA prior notice where for food
FSIS FS4 0408 | Egg products come only from approved plants. | Foreign inspection certificate
FDA FD3 0410 | Edible products of animals need prior notice when they are for food or feed. | FDA prior notice where for food or feed
APHIS AQ2 06 | Living plants, fresh produce and seed for sowing may carry pests. | Phytosanitary certificate; Import permit where required
FDA FD4 07 | Fruit, vegetables and nuts for eating need prior notice. | FDA prior notice; Food facility registration; FSVP importer
AMS AM4 0701 | Produce under a marketing order must meet its grade and size in season. | Inspection certificate or exemption form SC-6
APHIS AQ1 0712 | Dried plants, grain, wood and fertiliser can carry pests. | Phytosanitary certificate or permit where it applies
FDA FD4 09 | Coffee, tea, mate and spices are food: prior notice. | FDA prior notice; Food facility registration; FSVP importer
FDA FD3 1001 | Grain and mill products need prior notice when eaten; seed for sowing does not. | FDA prior notice where for food or feed
FDA FD3 1201 | Oil seeds need prior notice when they are for food or feed. | FDA prior notice where for food or feed
AMS AM6 1202 | Peanuts must meet the quality rules for peanuts. | Peanut inspection certificate
FDA FD3 1210 | Plants, gums and extracts concern FDA by their use as food, supplement or drug. | FDA prior notice where for food
FDA FD3 1501 | Fats and oils need prior notice when edible; for industrial grades the broker states that FDA is not concerned. | FDA prior notice where for food
FDA FD3 1601 | Meat preparations are inspected as meat; FDA is responsible for those with little meat or of other animals. | FDA prior notice where FDA has them
FDA FD4 1603 | Prepared and canned fish are food: prior notice; canning processes are on file. | FDA prior notice; FCE and SID where canned
FDA FD4 1701 | Sugar, sweets, cocoa and chocolate are food: prior notice. | FDA prior notice; Food facility registration; FSVP importer
FDA FD4 1901 | Cereals, bakery goods and infant food are food: prior notice. | FDA prior notice; Food facility registration; FSVP importer
FDA FD4 2001 | Prepared fruit and vegetables are food: prior notice; canning processes are on file. | FDA prior notice; FCE and SID where canned; FSVP importer
FDA FD4 2101 | Sauces, soups, ices, extracts and dietary supplements are food: prior notice. | FDA prior notice; Food facility registration; FSVP importer
FDA FD4 2201 | Waters, soft drinks, vinegar and table salt are food: prior notice. | FDA prior notice; Food facility registration; FSVP importer
FDA FD4 2203 | Alcoholic drinks count as food for prior notice. | FDA prior notice; Food facility registration
TTB TB1 2203 | Alcohol needs an importer's permit and an approved label, and bears excise tax. | TTB importer permit; Certificate of label approval
FDA FD4 2301 | Animal feed and pet food need prior notice too. | FDA prior notice; Food facility registration; FSVP importer
APHIS AQ1 2309 | Pet food and chews with animal material may need a permit or certificate. | Veterinary permit or certificate
FDA FD2 2401 | Tobacco and nicotine goods are regulated as tobacco products. | Tobacco product authorisation; Establishment registration
TTB TB1 2402 | Tobacco needs a permit and bears excise tax. | TTB importer permit
EPA EP7 28 | Chemicals and mixtures are certified against the Toxic Substances Control Act. | TSCA certification, positive or negative
EPA EH1 2903 | Hydrofluorocarbons may enter only against allowances. | HFC allowance or exemption
EPA EP1 2903 | Substances that deplete ozone, and equipment with them, are restricted. | ODS petition or exemption where it applies
FDA FD3 2916 | Additives, sweeteners and vitamins need prior notice when they are for food. | FDA prior notice where for food
DEA DE1 2924 | The heading holds controlled substances and chemicals used to make them. | DEA permit or declaration 486 where listed
FDA FD1 2937 | Hormones, alkaloids and antibiotics may be drug substances. | Drug establishment registration; Drug listing
FDA FD2 3001 | Blood, vaccines and cultures are biologics. | Biologics licence or STN
APHIS AQ1 3002 | Gelatin, proteins and biologics of animals may need a permit. | Veterinary permit where of animal origin
FDA FD2 3003 | Medicines, also without prescription, need a registered maker and a listing. | Drug establishment registration; NDC listing
FDA FD2 3005 | Dressings and first-aid goods are medical devices. | Device registration; Device listing
CPSC CP1 3208 | Paints must keep within the limit for lead. | General certificate of conformity
APHIS AL1 3301 | Later stages of the Lacey Act reach these goods when they hold plant material. | PPQ 505 Lacey declaration where it applies
FDA FD1 3301 | Essential oils are cosmetic, flavour or drug by their use. | Statement of use
FDA FD2 3303 | Cosmetics: the maker is registered and the product listed; sun, acne and dandruff claims make it a drug. | Cosmetic product listing; Facility registration
FDA FD2 3306 | Care of teeth and mouth; fluoride makes a toothpaste a drug. | Cosmetic or drug listing
FDA FD1 3401 | Plain soap is not FDA's; cosmetic or antibacterial claims make it so. | Statement of claims on the label
FDA FD3 3501 | Casein, gelatin and starches concern FDA as food, not as glue. | FDA prior notice where for food
CPSC CP1 3604 | Fireworks, matches and lighter fuel have rules of their own. | General certificate of conformity
EPA EP5 3808 | Pesticides, disinfectants and repellents are announced before arrival. | EPA Form 3540-1 notice of arrival; EPA registration number
NHTSA DT1 3819 | Parts that vehicle safety standards name, such as lamps, glazing, belts and helmets. | HS-7 declaration where a standard applies
FDA FD1 3822 | Reagents for diagnosis may be medical devices. | Device listing where for diagnosis
EPA EP5 3824.99 | Goods treated against pests or germs, or claiming so. | EPA registration number where claimed
EPA EH2 3827 | Blends of hydrofluorocarbons may enter only against allowances. | HFC allowance or exemption
FDA FD1 3923 | Articles that touch food concern FDA but need no prior notice; often the broker states that FDA is not concerned. | Disclaimer or food-contact statement
CPSC CP1 3924 | Concerns product safety only when made for children of 12 or younger. | Children's product certificate where for children
EPA EP5 3924.90 | Devices that claim to trap or kill pests or germs. | EPA establishment number; Notice of arrival
NHTSA DT1 4011 | Tires must meet the vehicle safety standards. | HS-7 declaration; DOT tire identification
FDA FD2 4014 | Condoms and rubber goods for hygiene are medical devices. | Device listing; 510(k) where required
FDA FD2 4015.12 | Gloves for medical use are medical devices. | Device listing; 510(k) where required
APHIS AL2 4401 | Wood and goods of wood are declared by species and place of harvest. | PPQ 505 Lacey declaration
EPA EP7 4410 | Composite wood must keep within the limit for formaldehyde. | TSCA Title VI certification
CPSC CP2 5701 | Carpets and rugs must pass a flammability test. | General certificate of conformity
CPSC CP1 61 | Clothing and home textiles: flammability, and more when made for children or for sleep. | General or children's certificate
CPSC CP2 6111 | Clothing for babies is a children's product. | Children's product certificate
FDA FD1 6307.90.98 | Face masks are medical devices when sold for medical use. | Device listing where medical
CPSC CP1 6504 | Headgear that protects, such as bicycle helmets, must pass a test. | General or children's certificate
APHIS AL1 6602 | The article can hold wood or plant material: it is declared, or the broker states that there is none. | PPQ 505 Lacey declaration or disclaimer
FDA FD1 6911 | Tableware of ceramic may give off lead or cadmium. | Ceramic tableware certificate or test report
EPA EP3 8407 | Vehicles, engines and machines driven by them must meet emission rules. | EPA Form 3520-1 or 3520-21
EPA EP3 8413 | The machine may hold a combustion engine, which must meet emission rules. | EPA Form 3520-21 where with an engine
DOE - 8415 | Has an energy-conservation standard; no message to customs is known. | DOE certification report
EPA EH1 8415 | Cooling equipment with hydrofluorocarbons keeps the technology limits. | HFC label and charge data
FDA FD1 8421.39 | Air and light appliances with health claims may be medical devices. | Device listing where claimed
DEA DE1 8422.30 | Machines that make tablets or capsules are reported. | DEA report of machine import
CPSC CP1 8433.11 | Mowers, dryers, cords and the like have product rules. | General certificate of conformity
FCC - 8443 | Devices that emit radio waves need an equipment authorisation; nothing is filed with customs. | FCC ID or supplier's declaration
FDA FD1 8471.70 | Disc drives hold a laser: a radiation product. | FDA Form 2877
CPSC CP1 8506 | Goods with button cells, and lights for holidays, have product rules. | General or children's certificate
FDA FD1 8509 | Beauty and therapy appliances are medical devices when they claim to treat. | Device listing where claimed
FDA FD1 8516.50 | Microwave ovens are radiation products. | FDA Form 2877
FDA FD1 8528 | Televisions and monitors may be radiation products. | FDA Form 2877 where it applies
NHTSA DT2 8701.21 | Motor vehicles must meet the vehicle safety standards. | HS-7 declaration
CPSC CP2 8712 | Bicycles must meet the bicycle rules. | General or children's certificate
FDA FD2 8713 | Medical, massage and orthopaedic apparatus are medical devices. | Device registration; Device listing; 510(k) where required
CPSC CP1 8715 | Goods for nurseries and children, and chests that can tip over. | Children's product certificate where for children
FDA FD2 9001.30 | Lenses, sunglasses and reading glasses are medical devices; lenses must pass an impact test. | Device listing; Impact resistance certificate
FDA FD2 9013.20 | Lasers are radiation products. | FDA Form 2877; Accession number
FDA FD2 9022 | X-ray apparatus is a radiation product and a medical device. | FDA Form 2877; Device listing
FDA FD1 9025.11 | Thermometers for patients are medical devices. | Device listing where clinical
ATF - 9301 | Firearms, parts and ammunition need a permit. | ATF Form 6
FDA FD1 9402 | Furniture for doctors and dentists may be a medical device. | Device listing where medical
CPSC CP2 9404.21 | Mattresses must pass flammability tests. | General certificate of conformity
CPSC CP2 9503 | Toys need a children's product certificate, filed before entry. | Children's product certificate
FDA FD2 9603.21 | Toothbrushes are medical devices of the lowest class. | Device listing
CPSC CP2 9613 | Lighters must resist small children. | General certificate of conformity
FDA FD1 9619 | Tampons and pads are medical devices; diapers are not. | Device listing where it applies
`

const byKey: ReadonlyMap<string, Reason> = new Map(
  ROWS.trim()
    .split('\n')
    .map((row) => {
      const [key = '', why = '', papers = ''] = row.split(' | ')
      return [key, { why, documents: papers.split('; ') }]
    }),
)

/** Our reason for a group of rows. Throws when none was written: a new group of the table wants one. */
export function reasonFor(agency: string, flag: string, firstPrefix: string): Reason {
  const reason = byKey.get(`${agency} ${flag || '-'} ${firstPrefix}`)
  if (!reason) throw new Error(`no reason is written for ${agency} ${flag || '-'} ${firstPrefix}`)
  return reason
}
