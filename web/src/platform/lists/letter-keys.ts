const storageKey = 'almanac.letter-keys';

/** Whether single letters are shortcuts in this browser. */
export function readLetterKeys(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

/** Keeps for this browser whether single letters are shortcuts. Returns whether it could be kept. */
export function chooseLetterKeys(areOn: boolean): boolean {
  try {
    if (areOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
    return true;
  } catch {
    return false;
  }
}
