import type { Component } from 'svelte';

type Load = () => Promise<{ default: Component<{ id: string }> }>;

interface Route {
  pattern: RegExp;
  load: Load;
}

const page = (path: string, load: unknown): Route => ({
  pattern: new RegExp(`^${path.replace(':id', '([^/]+)')}/?$`),
  load: load as Load,
});

const ROUTES: Route[] = [
  page('/', () => import('../lobby/LobbyPage.svelte')),
  page('/new/:id', () => import('../lobby/NewTablePage.svelte')),
  page('/games', () => import('../lobby/MyGamesPage.svelte')),
  page('/watch', () => import('../lobby/WatchPage.svelte')),
  page('/leaderboard', () => import('../people/LeaderboardPage.svelte')),
  page('/person/:id', () => import('../people/PersonPage.svelte')),
  page('/sign-in', () => import('../people/SignInPage.svelte')),
  page('/sign-up', () => import('../people/SignUpPage.svelte')),
  page('/forgot', () => import('../people/ForgotPage.svelte')),
  page('/(?:recovery|reset|confirm)', () => import('../people/LinkPage.svelte')),
  page('/account', () => import('../people/AccountPage.svelte')),
  page('/admin', () => import('../admin/AdminPage.svelte')),
  page('/settings', () => import('../people/SettingsPage.svelte')),
  page('/table/:id', () => import('../table/TablePage.svelte')),
  page('/replay/:id', () => import('../replay/ReplayPage.svelte')),
  page('/rules', () => import('../rules/RulebooksPage.svelte')),
  page('/rules/:id', () => import('../rules/RulesPage.svelte')),
  page('/calculator/:id', () => import('../about/CalculatorPage.svelte')),
  page('/about/:id', () => import('../about/AboutPage.svelte')),
];
const NOT_FOUND: Load = () => import('./NotFoundPage.svelte') as ReturnType<Load>;

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash);

  constructor() {
    window.addEventListener('popstate', () => this.readLocation());
    document.addEventListener('click', (event) => this.onClick(event));
  }

  find(path: string): { load: Load; id: string } {
    for (const { pattern, load } of ROUTES) {
      const match = pattern.exec(path);
      if (match) return { load, id: match[1] ? decodeURIComponent(match[1]) : '' };
    }
    return { load: NOT_FOUND, id: '' };
  }

  go(address: string, { replace = false } = {}): void {
    const isSamePage = new URL(address, location.href).pathname === this.path;
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    this.readLocation();
    if (!isSamePage) window.scrollTo(0, 0);
    else if (this.hash) showAnchor(this.hash.slice(1));
  }

  private readLocation(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash;
  }

  private onClick(event: MouseEvent): void {
    const link = (event.target as Element).closest?.('a');
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.href);
  }
}

/** Scroll to an element and move the focus to it. */
export function showAnchor(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  element.scrollIntoView({ block: 'start' });
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

export const router = new Router();
