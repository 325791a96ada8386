/** CSS custom properties that are defined in style sheets and in the styles of scripts. */
const definedTokens = (text) => matches(text, /(--[a-z][\w-]*)["']?\s*:/g);

/** CSS custom properties that are used without a fallback. */
const usedTokens = (text) => matches(text, /var\(\s*(--[a-z][\w-]*)\s*\)/g);

const matches = (text, pattern) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort();

module.exports = { definedTokens, usedTokens };
