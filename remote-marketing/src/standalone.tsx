import '@kadam/shared/ui/theme/tokens.css';
import '@kadam/shared/ui/theme/base.css';

// Shared libraries are there only after federation has started, hence the second file.
void import('./standalone-frame').then(({ mountStandalone }) => mountStandalone());
