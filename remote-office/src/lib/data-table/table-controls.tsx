import type { ReactNode } from 'react';
import { Button } from '@kadam/shared/ui/button';
import { SelectField } from '@kadam/shared/ui/select-field';
import { Bar, NarrowOnly, TickBox, TickLabel } from './data-table.styles';
import { parseSort, type Sort, sortText } from './sort';

interface TickProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly isSome?: boolean;
  readonly isLabelShown?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A checkbox; without a visible label its name is for screen readers. */
export function Tick({ label, isOn, isSome = false, isLabelShown = false, onChange }: TickProps) {
  return (
    <TickLabel>
      <TickBox
        ref={(box) => {
          if (box) box.indeterminate = isSome && !isOn;
        }}
        type="checkbox"
        checked={isOn}
        aria-label={isLabelShown ? undefined : label}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {isLabelShown && <span>{label}</span>}
    </TickLabel>
  );
}

interface SelectionBarProps {
  readonly count: number;
  readonly isAll: boolean;
  readonly isSome: boolean;
  readonly onToggleAll: (isOn: boolean) => void;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** Selects all rows of the page, and shows the actions for the selected ones. */
export function SelectionBar({ count, isAll, isSome, onToggleAll, onClear, children }: SelectionBarProps) {
  return (
    <Bar role="group" aria-label="Selected rows" data-active={count > 0 || undefined}>
      <Tick label="Select all on this page" isLabelShown isOn={isAll} isSome={isSome} onChange={onToggleAll} />
      <span role="status">{count > 0 ? `${count.toLocaleString('en-IN')} selected` : ''}</span>
      {count > 0 && children}
      {count > 0 && (
        <Button variant="quiet" size="sm" onClick={onClear}>
          Clear selection
        </Button>
      )}
    </Bar>
  );
}

interface SortChoiceProps {
  readonly columns: readonly { id: string; header: string; isSortable?: boolean }[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

/** Cards have no headers to sort by. */
export function SortChoice({ columns, sort, onSort }: SortChoiceProps) {
  const options = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ id, header }) => [
      { value: id, label: `${header}, ascending` },
      { value: `-${id}`, label: `${header}, descending` },
    ]);
  return (
    <NarrowOnly>
      <SelectField
        label="Sort by"
        name="sort"
        value={sortText(sort)}
        options={options}
        onChange={(event) => onSort(parseSort(event.currentTarget.value))}
      />
    </NarrowOnly>
  );
}
