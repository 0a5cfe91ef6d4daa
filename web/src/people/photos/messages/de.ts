import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const de = {
  'people.photos.add': 'Foto hinzufügen',
  'people.photos.change': 'Foto ändern',
  'people.photos.remove': 'Foto entfernen',
  'people.photos.removeOwnQuestion': 'Statt des Fotos sehen alle Ihre Initialen.',
  'people.photos.removing': 'Wird entfernt …',
  'people.photos.removed': 'Foto entfernt',
  'people.photos.notRemoved': 'Ihr Foto wurde nicht entfernt',
  'people.photos.save': 'Foto speichern',
  'people.photos.saving': 'Wird gespeichert …',
  'people.photos.saved': 'Foto gespeichert',
  'people.photos.notSaved': 'Ihr Foto wurde nicht gespeichert',
  'people.photos.cancel': 'Abbrechen',
  'people.photos.loading': 'Das Bild wird geladen',
  'people.photos.unreadable': 'Diese Datei lässt sich nicht als Bild öffnen',
  'people.photos.unreadableHint': 'Wählen Sie eine JPEG-, PNG- oder WebP-Datei mit höchstens 30 MB.',
  'people.photos.dragHint': 'Ziehen Sie das Bild, oder nutzen Sie die Pfeiltasten.',
  'people.photos.zoom': 'Zoom',
  'people.photos.cropArea': 'Foto: Die Pfeiltasten verschieben das Bild',
  'people.photos.others': ({ count }) => `und ${count} weitere`,
} satisfies Catalogue<typeof en>;
