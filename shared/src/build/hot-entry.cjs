if (module.hot)
  globalThis.__kadam_dev__?.runs(KADAM_BUNDLE, {
    hash: () => __webpack_hash__,
    update: () => module.hot.check(true),
  });
