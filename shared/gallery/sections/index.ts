import type { ComponentType } from 'react';
import { Buttons } from './buttons';
import { Cards } from './cards';
import { Chips } from './chips';
import { Colours } from './colours';
import { Dialogs } from './dialogs';
import { Drawers } from './drawers';
import { Fields } from './fields';
import { Loaders } from './loaders';
import { Menus } from './menus';
import { Messages } from './messages';
import { Paginations } from './paginations';
import { Type } from './type';

interface GallerySection {
  id: string;
  title: string;
  Content: ComponentType;
}

/** Sections of the gallery, in order. New components are added here. */
export const sections: readonly GallerySection[] = [
  { id: 'colours', title: 'Colours', Content: Colours },
  { id: 'type', title: 'Type', Content: Type },
  { id: 'buttons', title: 'Buttons', Content: Buttons },
  { id: 'fields', title: 'Fields', Content: Fields },
  { id: 'dialogs', title: 'Dialogs', Content: Dialogs },
  { id: 'drawers', title: 'Drawers', Content: Drawers },
  { id: 'menus', title: 'Menus', Content: Menus },
  { id: 'cards', title: 'Cards', Content: Cards },
  { id: 'chips', title: 'Chips', Content: Chips },
  { id: 'pagination', title: 'Pagination', Content: Paginations },
  { id: 'messages', title: 'Notices, toasts, empty states', Content: Messages },
  { id: 'loaders', title: 'Loaders and skeletons', Content: Loaders },
];
