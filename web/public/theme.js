// Runs before the first paint, so that a chosen theme shows without a flash. The module src/platform/theme.ts writes the choice.
try {
  const theme = localStorage.getItem('almanac.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden; the system's theme then applies.
}
