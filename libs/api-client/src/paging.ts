export {
  usePagedQuery,
  useReturnToLastPage,
  type PagedQueryOptions,
  type PagedRows,
  type PagedView,
} from './react/use-paged-query.js';
