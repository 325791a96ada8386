module.exports = { ...require('./webpack.cjs'), ...require('./singletons.cjs') };
