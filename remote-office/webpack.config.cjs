const { remoteConfig } = require('@kadam/shared/build');

module.exports = remoteConfig(__dirname, { checksResponses: true });
