// Shows a page when there is no network, and says when it is somebody's turn.
const CACHE = 'astrarium-offline-1';
const CACHED = ['/offline.html', '/offline.css', '/icon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(CACHED)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/offline.html')));
  else if (CACHED.includes(path)) event.respondWith(fetch(request).catch(() => caches.match(path)));
});

self.addEventListener('push', (event) => {
  const notification = event.data ? event.data.json() : {};
  event.waitUntil(self.registration.showNotification(notification.title || 'Astrarium', { icon: '/icon-192.png', data: notification.url || '/' }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
