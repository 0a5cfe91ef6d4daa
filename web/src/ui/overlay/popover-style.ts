export const popoverStyle =
  'rounded-md bg-card shadow-raised transition-opacity duration-100 data-entering:opacity-0 data-exiting:opacity-0';
