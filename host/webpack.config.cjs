const { hostConfig } = require('@kadam/shared/build');

module.exports = hostConfig(__dirname);
