import '@kadam/shared/ui/theme/tokens.css';
import '@kadam/shared/ui/theme/base.css';
import { Container } from '@kadam/shared/ui/layout';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DarkBar, Intro, Nav, Panel } from './gallery.styles';
import { Buttons } from './sections/buttons';
import { Cards } from './sections/cards';
import { Chips } from './sections/chips';
import { Colors } from './sections/colors';
import { Dialogs } from './sections/dialogs';
import { Drawers } from './sections/drawers';
import { Fields } from './sections/fields';
import { Loaders } from './sections/loaders';
import { Menus } from './sections/menus';
import { Messages } from './sections/messages';
import { Paginations } from './sections/paginations';
import { Type } from './sections/type';
import { HeaderSample } from './sections/header-sample';

/** Sections of the gallery, in order. New components are added here. */
const SECTIONS = [
  { id: 'colors', title: 'Colors', Content: Colors },
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
] as const;

/** All components of the kit in all their states, on one page. */
function Gallery() {
  return (
    <>
      <DarkBar>
        <HeaderSample />
      </DarkBar>
      <main id="main">
        <Container>
          <Intro>
            <h1>The kit of the portal</h1>
            <p>
              Every component of shared/ui in every state. What a page needs and does not find here is either new or not
              needed.
            </p>
          </Intro>
          <Nav aria-label="Components">
            {SECTIONS.map(({ id, title }) => (
              <a key={id} href={`#${id}`}>
                {title}
              </a>
            ))}
          </Nav>
          {SECTIONS.map(({ id, title, Content }) => (
            <Panel key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              <Content />
            </Panel>
          ))}
        </Container>
      </main>
    </>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
