export { DataTable, type DataColumn, type Selection } from './data-table';
export { parseSort, type Sort, sortText } from './sort';
