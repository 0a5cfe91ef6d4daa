import { liveDatePicker } from './date-picker.tsx';
import { LiveDatePicker } from './live-date-picker.tsx';

// What imports this brings the date picker that works along.
liveDatePicker.provide(LiveDatePicker);
