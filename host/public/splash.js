// Ends the splash early: on any key, tap or attempt to scroll, and at once on later loads of the same browser session. Without this script the splash ends by
// itself. Also shows the document's own message when a script of the host fails before the portal has started, and tells the API of it.
(() => {
  const KEY = 'kadam.splashSeen';
  // A tap counts when it becomes a click, so that it does not reach what lies below.
  const ASKING = ['keydown', 'click', 'wheel', 'touchmove'];
  const TELLING_AFTER_MS = 10_000;
  // Longer than the scripts of a first visit take at 50 kbit/s.
  const HANGING_AFTER_MS = 60_000;
  const { src = '', dataset: { telemetry } = {} } = document.currentScript ?? {};
  const [folder, version] = /^.*\/bundles\/host\/([^/]+)\//.exec(src) ?? [];
  const root = document.documentElement;
  let failure;
  let token;
  const page = () => document.getElementById('root');
  const splash = () => document.getElementById('splash');

  function wasSeen() {
    try {
      return sessionStorage.getItem(KEY) !== null;
    } catch {
      return false;
    }
  }

  // Keeps room for the banner that the host will show, before anything is painted.
  function noteUnconfirmed() {
    try {
      const userId = localStorage.getItem('userId');
      if (!userId || !localStorage.getItem('authToken') || localStorage.getItem('unconfirmedFor') !== userId) return;
      root.dataset.unconfirmed = '';
    } catch {
      // Without storage nobody is logged in.
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
    for (const name of ASKING) window.removeEventListener(name, end, true);
    document.removeEventListener('animationend', endOnTime);
    if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true });
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
  }

  function noticeFailure(event) {
    const isLost = event.target instanceof HTMLScriptElement;
    const file = isLost ? event.target.src : event.filename;
    // What a script of nobody's throws, as of an extension, keeps nothing from starting.
    const isOfHost = folder !== undefined && file?.startsWith(folder);
    if (root.dataset.start !== undefined || !(isLost || isOfHost)) return;
    root.dataset.start = 'failed';
    end();
    if (!isOfHost) return;
    failure = { phase: isLost ? 'load' : 'run', name: String(event.error?.name ?? '').replace(/[^\w$]/g, '') };
    void fetchToken();
    document.addEventListener('visibilitychange', tellFailure);
    setTimeout(tellFailure, TELLING_AFTER_MS);
  }

  // A host that stands tells of its failures itself, and what came with a second try is none.
  function tellFailure() {
    if (root.dataset.start === 'failed' && failure !== undefined) void tell();
  }

  // Nothing is shown: on a slow line the files still come, and the page can be read.
  function tellHang() {
    if (root.dataset.start !== undefined || folder === undefined) return;
    failure = { phase: 'load', name: 'TimeoutError' };
    void tell();
  }

  // The API accepts no report without one. Only a visit that fails asks for it here.
  async function fetchToken() {
    const response = await fetch(`${telemetry}/token`, { keepalive: true }).catch(() => undefined);
    ({ token } = (await response?.json().catch(() => undefined)) ?? {});
  }

  async function tell() {
    const items = [{ kind: 'failed', bundle: 'host', version, ...failure, at: '' }];
    failure = undefined;
    if (!token) await fetchToken();
    if (!token) return;
    const isCanary = document.getElementById('kadam-boot')?.textContent.includes('"canary":');
    const body = JSON.stringify({ items, token, ...(isCanary && { isCanary }) });
    navigator.sendBeacon?.(telemetry, new Blob([body], { type: 'application/json' }));
  }

  noteUnconfirmed();
  root.dataset.splash = wasSeen() ? 'over' : 'on';
  if (root.dataset.splash === 'on')
    for (const name of ASKING) window.addEventListener(name, end, { capture: true, passive: true });
  remember();
  // From the start: under reduced motion the splash may be over before the rest of the document has come.
  document.addEventListener('animationend', endOnTime);
  document.addEventListener('readystatechange', begin);
  window.addEventListener('error', noticeFailure, true);
  setTimeout(tellHang, HANGING_AFTER_MS);
})();
