// Ends the splash early: on request, and at once on later loads of the same browser session. Without this script the splash ends by
// itself. Also shows the document's own message when a script of the portal fails before the portal has started.
(() => {
  const KEY = 'kadam.splashSeen';
  const root = document.documentElement;
  const page = () => document.getElementById('root');
  const splash = () => document.getElementById('splash');

  function wasSeen() {
    try {
      return sessionStorage.getItem(KEY) !== null;
    } catch {
      return false;
    }
  }

  function remember() {
    try {
      sessionStorage.setItem(KEY, 'yes');
    } catch {
      // Without storage the splash shows at each load, and ends all the same.
    }
  }

  function end() {
    if (root.dataset.splash === 'over') return;
    const hadFocus = splash()?.contains(document.activeElement);
    root.dataset.splash = 'over';
    page()?.removeAttribute('inert');
    splash()?.remove();
    document.removeEventListener('keydown', endOnEscape);
    document.removeEventListener('animationend', endOnTime);
    if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true });
  }

  function endOnEscape(event) {
    if (event.key === 'Escape') end();
  }

  function endOnTime(event) {
    if (event.target === splash()) end();
  }

  function begin() {
    if (document.readyState === 'loading') return;
    document.removeEventListener('readystatechange', begin);
    if (root.dataset.splash === 'over') {
      splash()?.remove();
      return;
    }
    page()?.setAttribute('inert', '');
    splash()?.addEventListener('click', end);
  }

  function noticeFailure(event) {
    if (root.dataset.start === undefined && event.target instanceof HTMLScriptElement) {
      root.dataset.start = 'failed';
      end();
    }
  }

  if (wasSeen()) root.dataset.splash = 'over';
  remember();
  document.addEventListener('keydown', endOnEscape);
  // From the start: under reduced motion the splash may be over before the rest of the document has come.
  document.addEventListener('animationend', endOnTime);
  document.addEventListener('readystatechange', begin);
  window.addEventListener('error', noticeFailure, true);
})();
