/** CSS custom properties that styles define, in style sheets and in the styles within scripts. */
const definedTokens = (text) => matches(text, /(--[a-z][\w-]*)["']?\s*:/g);

/** CSS custom properties that styles use and that have no fallback there. */
const usedTokens = (text) => matches(text, /var\(\s*(--[a-z][\w-]*)\s*\)/g);

const matches = (text, pattern) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort();

module.exports = { definedTokens, usedTokens };
