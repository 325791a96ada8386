import { quoted, ValueError } from '../errors';

/** Other spellings of each choice. */
export type Synonyms<Choice extends string> = Readonly<Record<Choice, readonly string[]>>;

/** Maps the spellings of other programs to our choices. Case, spaces and signs are ignored. */
export class ChoiceWords<Choice extends string> {
  private readonly meanings: ReadonlyMap<string, Choice>;
  private readonly choices: string;

  constructor(synonyms: Synonyms<Choice>) {
    const choices = Object.keys(synonyms) as Choice[];
    this.meanings = new Map(
      choices.flatMap((choice) => [choice, ...synonyms[choice]].map((word) => [folded(word), choice])),
    );
    this.choices = choices.join(' or ');
  }

  match(word: string): Choice | undefined {
    return this.meanings.get(folded(word));
  }

  /** The first choice named in a text or list; undefined if there is none. */
  find(value: unknown): Choice | undefined {
    const words = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/[,;|]/) : [value];
    for (const word of words) {
      const choice = isText(word) ? this.match(String(word)) : undefined;
      if (choice !== undefined) return choice;
    }
    return undefined;
  }

  readonly read = (value: unknown): Choice => {
    const choice = this.find(value);
    if (choice !== undefined) return choice;
    throw new ValueError(`${quoted(value)} is not known. Write ${this.choices}, or leave it empty.`);
  };
}

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
const folded = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
