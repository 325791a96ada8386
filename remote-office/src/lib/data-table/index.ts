export { DataTable, type DataColumn } from './data-table';
export { parseSort, type Sort, sortText } from './sort';
