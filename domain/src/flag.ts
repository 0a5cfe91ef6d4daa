export const isTrueOrFalse = (name: string) => ({ error: `${name} must be true or false` });
