const storageKey = 'almanac.letter-keys';

/** Whether letter shortcuts are on in this browser. */
export function readLetterKeys(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

/** Stores whether letter shortcuts are on. Returns whether storage worked. */
export function chooseLetterKeys(areOn: boolean): boolean {
  try {
    if (areOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
    return true;
  } catch {
    return false;
  }
}
