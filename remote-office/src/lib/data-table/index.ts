export { DataTable, type DataColumn, type DataTableProps, type Paging, type Selection } from './data-table';
export { parseSort, type Sort, sortText } from './sort';
