import '@kadam/shared/ui/theme/tokens.css';
import '@kadam/shared/ui/theme/base.css';

// The shared modules are negotiated first, as in the portal.
void import('./standalone/start').then(({ start }) => start());
