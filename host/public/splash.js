// Ends the splash early: on any key, click or scroll, and at once on later loads of the browser
// session; it also ends without this script. Shows the document's error message if a script of the
// host fails before it has mounted, and reports that to the API.
(() => {
  const KEY = 'kadam.splashSeen';
  // On click instead of pointerdown, so that the click does not reach what is below.
  const END_EVENTS = ['keydown', 'click', 'wheel', 'touchmove'];
  const REPORT_DELAY_MS = 10_000;
  // Longer than the scripts of a first visit take at 50 kbit/s.
  const START_TIMEOUT_MS = 60_000;
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

  // Reserves space for the banner before the first paint.
  function markUnconfirmed() {
    try {
      const userId = localStorage.getItem('userId');
      if (!userId || !localStorage.getItem('authToken') || localStorage.getItem('unconfirmedFor') !== userId) return;
      root.dataset.unconfirmed = '';
    } catch {
      // Without storage nobody is logged in.
    }
  }

  function storeSeen() {
    try {
      sessionStorage.setItem(KEY, 'yes');
    } catch {
      // Without storage the splash is shown on each load.
    }
  }

  function end() {
    if (root.dataset.splash === 'over') return;
    const hadFocus = splash()?.contains(document.activeElement);
    root.dataset.splash = 'over';
    page()?.removeAttribute('inert');
    splash()?.remove();
    for (const name of END_EVENTS) window.removeEventListener(name, end, true);
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

  function handleError(event) {
    const isLoadError = event.target instanceof HTMLScriptElement;
    const file = isLoadError ? event.target.src : event.filename;
    // Errors of foreign scripts, such as extensions, are ignored.
    const isOfHost = folder !== undefined && file?.startsWith(folder);
    if (root.dataset.start !== undefined || !(isLoadError || isOfHost)) return;
    root.dataset.start = 'failed';
    end();
    if (!isOfHost) return;
    failure = { phase: isLoadError ? 'load' : 'run', name: String(event.error?.name ?? '').replace(/[^\w$]/g, '') };
    void fetchToken();
    document.addEventListener('visibilitychange', reportFailure);
    setTimeout(reportFailure, REPORT_DELAY_MS);
  }

  // A mounted host reports its own errors; one that mounted on a retry has not failed.
  function reportFailure() {
    if (root.dataset.start === 'failed' && failure !== undefined) void sendReport();
  }

  // Shows nothing: on a slow connection the files may still arrive, and the page is readable.
  function reportTimeout() {
    if (root.dataset.start !== undefined || folder === undefined) return;
    failure = { phase: 'load', name: 'TimeoutError' };
    void sendReport();
  }

  // The API requires a token. Only a failed visit requests it here.
  async function fetchToken() {
    const response = await fetch(`${telemetry}/token`, { keepalive: true }).catch(() => undefined);
    ({ token } = (await response?.json().catch(() => undefined)) ?? {});
  }

  async function sendReport() {
    const items = [{ kind: 'failed', bundle: 'host', version, ...failure, at: '' }];
    failure = undefined;
    if (!token) await fetchToken();
    if (!token) return;
    const isCanary = document.getElementById('kadam-boot')?.textContent.includes('"canary":');
    const body = JSON.stringify({ items, token, ...(isCanary && { isCanary }) });
    navigator.sendBeacon?.(telemetry, new Blob([body], { type: 'application/json' }));
  }

  markUnconfirmed();
  root.dataset.splash = wasSeen() ? 'over' : 'on';
  if (root.dataset.splash === 'on')
    for (const name of END_EVENTS) window.addEventListener(name, end, { capture: true, passive: true });
  storeSeen();
  // Registered at once, because with reduced motion the splash may end before the document is
  // parsed.
  document.addEventListener('animationend', endOnTime);
  document.addEventListener('readystatechange', begin);
  window.addEventListener('error', handleError, true);
  setTimeout(reportTimeout, START_TIMEOUT_MS);
})();
