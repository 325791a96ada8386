module.exports = 'asset-address';
