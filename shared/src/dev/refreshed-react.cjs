// The runtime must be there before React: a renderer tells it of itself once, when it is loaded.
require('./refresh-runtime.cjs');

/** React as it is for development, by the names under which a host shares it. */
const modules = {
  react: require('react'),
  'react/jsx-runtime': require('react/jsx-runtime'),
  'react-dom': require('react-dom'),
  'react-dom/client': require('react-dom/client'),
};

module.exports = { modules, version: modules.react.version };
