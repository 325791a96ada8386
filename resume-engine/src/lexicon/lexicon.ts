/** Version of the word lists and the hash of what they hold: part of every answer, because other words give other answers. */
export const LEXICON = {
  version: 1,
  sha256: '0f96cfaf551b24584c52600e1d28323e48968a21173c55756fdeb88d79ec9f05',
} as const;
