// What calls about items and makers say when they fail.
export const texts = {
  saveFailed: 'La modification n’a pas été enregistrée. Veuillez réessayer.',
  addressSaveFailed: 'L’adresse n’a pas pu être enregistrée. Veuillez réessayer.',
  exchangeRateUnavailable: 'Taux de change non disponible',
}
