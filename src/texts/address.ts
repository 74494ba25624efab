// Manufacturer addresses: their codes and looking them up.
export const texts = {
  midForm: 'A MID has two letters, then 3 to 13 letters or digits, such as XOMAPRID1450MIS.',
} as const
