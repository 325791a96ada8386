import { VisuallyHidden } from '@kadam/shared/ui/layout';
import { Skeleton } from '@kadam/shared/ui/skeleton';
import { space } from '@kadam/shared/ui/theme';
import { Bookmark, Eye, Mail, Send, type LucideIcon } from 'lucide-react';
import { Mark, Note, Tile, TileList, Value } from './tiles.styles';

/** What a tile says: a number, that it is on its way, or why there is none. */
export type TileFigure =
  | { readonly status: 'known'; readonly count: number; readonly note: string }
  | { readonly status: 'loading' }
  | { readonly status: 'absent'; readonly note: string };

export const TILE_NAMES = ['Profile Views', 'Job Applications', 'Saved Jobs', 'New Messages'] as const;
export type TileName = (typeof TILE_NAMES)[number];

const icons: Readonly<Record<TileName, LucideIcon>> = {
  'Profile Views': Eye,
  'Job Applications': Send,
  'Saved Jobs': Bookmark,
  'New Messages': Mail,
};

const counts = new Intl.NumberFormat('en-IN');

/** The four welcome tiles. */
export function Tiles({ figures }: { readonly figures: Readonly<Record<TileName, TileFigure>> }) {
  return (
    <TileList>
      {TILE_NAMES.map((name) => {
        const Icon = icons[name];
        const figure = figures[name];
        return (
          <Tile key={name}>
            <dt>
              <Mark>
                <Icon aria-hidden size={20} />
              </Mark>
              {name}
            </dt>
            <Value>
              <Figure figure={figure} />
            </Value>
            {figure.status !== 'loading' && <Note>{figure.note}</Note>}
          </Tile>
        );
      })}
    </TileList>
  );
}

function Figure({ figure }: { readonly figure: TileFigure }) {
  switch (figure.status) {
    case 'known':
      return counts.format(figure.count);
    case 'absent':
      return (
        <>
          <span aria-hidden>–</span>
          <VisuallyHidden>No number</VisuallyHidden>
        </>
      );
    case 'loading':
      return (
        <>
          <Skeleton width={space(5)} />
          <VisuallyHidden>Loading</VisuallyHidden>
        </>
      );
  }
}
