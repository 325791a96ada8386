import { Link } from '@kadam/shared/router';
import { Button } from '@kadam/shared/ui/button';
import { VisuallyHidden } from '@kadam/shared/ui/layout';
import { Skeleton } from '@kadam/shared/ui/skeleton';
import { space } from '@kadam/shared/ui/theme';
import { Eye, Heart, Mail, Send, type LucideIcon } from 'lucide-react';
import { Mark, None, Note, Tile, TileList, Value } from './tiles.styles';

/** A number with a link, a loading state, or the reason why there is none. */
export type TileFigure =
  | { readonly status: 'known'; readonly count: number; readonly note: string; readonly to?: string }
  | { readonly status: 'loading' }
  | { readonly status: 'absent'; readonly note: string; readonly retry?: () => void };

export const TILE_NAMES = ['Profile Views', 'Job Applications', 'Saved Jobs', 'New Messages'] as const;
export type TileName = (typeof TILE_NAMES)[number];

const icons: Readonly<Record<TileName, LucideIcon>> = {
  'Profile Views': Eye,
  'Job Applications': Send,
  'Saved Jobs': Heart,
  'New Messages': Mail,
};

const counts = new Intl.NumberFormat('en-IN');

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
            <Note>
              <NoteText name={name} figure={figure} />
            </Note>
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
          <None aria-hidden>–</None>
          <VisuallyHidden>No number</VisuallyHidden>
        </>
      );
    case 'loading':
      return (
        <>
          <Skeleton width={space(6)} height="0.8em" />
          <VisuallyHidden>Loading</VisuallyHidden>
        </>
      );
  }
}

interface NoteTextProps {
  readonly name: TileName;
  readonly figure: TileFigure;
}

function NoteText({ name, figure }: NoteTextProps) {
  if (figure.status === 'loading') return <Skeleton width={space(10)} />;
  if (figure.status === 'known') return figure.to ? <Link to={figure.to}>{figure.note}</Link> : figure.note;
  if (!figure.retry) return figure.note;
  return (
    <>
      {figure.note}{' '}
      <Button variant="secondary" size="sm" onClick={figure.retry} aria-label={`Retry ${name}`}>
        Retry
      </Button>
    </>
  );
}
