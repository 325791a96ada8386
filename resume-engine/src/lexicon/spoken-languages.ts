import list from './spoken-languages.json';
import { phraseList } from './phrases';
import { namesOf } from './words';

export const spokenLanguages = phraseList<string>(
  list.spoken.flatMap((entry) => namesOf(entry).map((name) => [name, namesOf(entry)[0] ?? name] as const)),
);
