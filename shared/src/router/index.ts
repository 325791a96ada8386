/**
 * The part of react-router that remotes may use. It comes from the host, so every remote reads and changes the one address bar.
 * Append-only: a remote built last year still asks for each of these names.
 */
export {
  BrowserRouter,
  Link,
  NavLink,
  Navigate,
  Route,
  Routes,
  StaticRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, NavLinkProps, Location, NavigateFunction, To } from 'react-router-dom';
