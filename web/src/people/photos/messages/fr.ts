import type { Catalogue } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';
import type { en } from './en.ts';

export const fr = {
  'people.photos.add': 'Ajouter une photo',
  'people.photos.change': 'Changer la photo',
  'people.photos.remove': 'Supprimer la photo',
  'people.photos.removeOwnQuestion': 'Tout le monde verra de nouveau vos initiales.',
  'people.photos.removing': 'Suppression…',
  'people.photos.removed': 'Photo supprimée',
  'people.photos.notRemoved': 'Votre photo n’a pas été supprimée',
  'people.photos.save': 'Enregistrer la photo',
  'people.photos.saving': 'Enregistrement…',
  'people.photos.saved': 'Photo enregistrée',
  'people.photos.notSaved': 'Votre photo n’a pas été enregistrée',
  'people.photos.cancel': 'Annuler',
  'people.photos.loading': 'Chargement de l’image',
  'people.photos.unreadable': 'Ce fichier ne peut pas être ouvert comme image',
  'people.photos.unreadableHint': 'Choisissez un fichier JPEG, PNG ou WebP de 30 Mo au plus.',
  'people.photos.dragHint': 'Faites-la glisser ou utilisez les touches fléchées.',
  'people.photos.zoom': 'Zoom',
  'people.photos.cropArea': 'Photo : les touches fléchées déplacent l’image',
  'people.photos.others': ({ count }) =>
    plural('fr', count, { one: `et ${count} autre`, other: `et ${count} autres` }),
} satisfies Catalogue<typeof en>;
