import list from './boards.json';
import { phraseList } from './phrases';
import { namesOf } from './words';

export const boards = phraseList<string>(
  list.boards.flatMap((entry) => namesOf(entry).map((name) => [name, namesOf(entry)[0] ?? name] as const)),
);
