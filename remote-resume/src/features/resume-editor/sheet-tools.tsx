import { memo } from 'react';
import { ArrowDown, ArrowUp, EllipsisVertical, Plus, Trash2 } from 'lucide-react';
import { itemsAt, sectionOf, type SectionId } from '@kadam/resume-engine/resume-document';
import { Menu, MenuItem } from '@kadam/shared/ui/menu';
import { added, hiddenSection, listOf, moved, movedSection, removed } from '../../lib/resume-edits';
import type { ResumeStore } from './resume-store';
import { AddButton, BesideEntry, BesideHeading } from './sheet-tools.styles';

interface SectionToolsProps {
  readonly id: SectionId;
  readonly heading: string;
  readonly store: ResumeStore;
}

export const SectionTools = memo(function SectionTools({ id, heading, store }: SectionToolsProps) {
  const { list, item } = sectionOf(id);
  const handleAdd = () =>
    list && store.edit((document) => added(document, list, Math.max(1, itemsAt(document, list).length)));
  const move = (by: -1 | 1) => store.edit((document) => ({ document: movedSection(document, id, by) }));
  return (
    <BesideHeading data-print="no">
      {list && (
        <AddButton type="button" onClick={handleAdd}>
          <Plus size="1.1em" aria-hidden /> Add {item.toLowerCase()}
        </AddButton>
      )}
      <Menu label={`${heading}: actions`} trigger={<EllipsisVertical size="1.1em" aria-hidden />}>
        <MenuItem icon={<ArrowUp size="1.2em" aria-hidden />} onSelect={() => move(-1)}>
          Move section up
        </MenuItem>
        <MenuItem icon={<ArrowDown size="1.2em" aria-hidden />} onSelect={() => move(1)}>
          Move section down
        </MenuItem>
        <MenuItem
          icon={<Trash2 size="1.2em" aria-hidden />}
          onSelect={() => store.edit((document) => ({ document: hiddenSection(document, id) }))}
        >
          Take off the page
        </MenuItem>
      </Menu>
    </BesideHeading>
  );
});

interface EntryToolsProps {
  /** For example `work.0`. */
  readonly path: string;
  readonly label: string;
  readonly store: ResumeStore;
}

export const EntryTools = memo(function EntryTools({ path, label, store }: EntryToolsProps) {
  const { list = '', index = 0 } = listOf(path) ?? {};
  return (
    <BesideEntry data-print="no">
      <Menu label={`${label}: actions`} trigger={<EllipsisVertical size="1.1em" aria-hidden />}>
        <MenuItem
          icon={<Plus size="1.2em" aria-hidden />}
          onSelect={() => store.edit((document) => added(document, list, index + 1))}
        >
          Add one below
        </MenuItem>
        <MenuItem
          icon={<ArrowUp size="1.2em" aria-hidden />}
          onSelect={() => store.edit((document) => movedEntry(moved(document, path, -1)))}
        >
          Move up
        </MenuItem>
        <MenuItem
          icon={<ArrowDown size="1.2em" aria-hidden />}
          onSelect={() => store.edit((document) => movedEntry(moved(document, path, 1)))}
        >
          Move down
        </MenuItem>
        <MenuItem
          icon={<Trash2 size="1.2em" aria-hidden />}
          onSelect={() => store.edit((document) => removed(document, list, index))}
        >
          Remove
        </MenuItem>
      </Menu>
    </BesideEntry>
  );
});

// The menu's button has the focus; the caret is not moved.
const movedEntry = (edited: ReturnType<typeof moved>) => edited && { document: edited.document };
