import { LiveSelect } from './live-select.tsx';
import { liveSelect } from './select-frame.tsx';

// What imports this brings the select that works along.
liveSelect.provide(LiveSelect);
