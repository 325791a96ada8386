import { Table } from './plot.styles';

interface DataTableProps {
  readonly head: readonly string[];
  /** The first cell is the row header. */
  readonly rows: readonly (readonly string[])[];
}

export function DataTable({ head, rows }: DataTableProps) {
  return (
    <Table>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={head[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
