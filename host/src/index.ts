// An async boundary: shared modules can only be handed out once this script has run.
import(/* webpackChunkName: "bootstrap" */ './bootstrap').catch(() => {
  document.documentElement.dataset.start = 'failed';
});
