// Starts the app: takes over the painted landing page, or draws into the empty page.
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import './index.css';
import App, { fetchEarly } from './routes';

fetchEarly(window.location.pathname);

const root = document.getElementById('root');
const app = (
  <StrictMode>
    <Router>
      <App />
    </Router>
  </StrictMode>
);

if (root?.dataset.painted && window.location.pathname === '/') hydrateRoot(root, app);
else if (root) createRoot(root).render(app);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener('load', () => {
    // Without it the app works as before, with a network.
    navigator.serviceWorker.register('/sw.js').catch(() => {});
  });
}
