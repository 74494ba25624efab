// Whether single letters do something: on, until the person switches them off.
const STORED_UNDER = 'singleKeys'

export const singleKeysOn = (): boolean => localStorage.getItem(STORED_UNDER) !== 'off'

export const switchSingleKeys = (on: boolean): void => localStorage.setItem(STORED_UNDER, on ? 'on' : 'off')
