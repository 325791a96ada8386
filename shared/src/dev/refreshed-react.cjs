// Must run before React, because a renderer registers itself when it is loaded.
require('./refresh-runtime.cjs');

/** Development build of React, by the names under which a host shares it. */
const modules = {
  react: require('react'),
  'react/jsx-runtime': require('react/jsx-runtime'),
  'react-dom': require('react-dom'),
  'react-dom/client': require('react-dom/client'),
};

module.exports = { modules, version: modules.react.version };
