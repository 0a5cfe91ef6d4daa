import { longDateText } from '@almanac/domain/calendar/date-text';
import { formatNumber } from '@almanac/domain/language/formats';
import type { Catalogue } from '@almanac/domain/language/message';
import type { en } from './en.ts';

export const fr = {
  'time-off.sickness.export.name': 'Nom',
  'time-off.sickness.export.email': 'E-mail',
  'time-off.sickness.export.department': 'Service',
  'time-off.sickness.export.spells': 'Arrêts',
  'time-off.sickness.export.workDays': 'Jours ouvrés',
  'time-off.sickness.export.calendarDays': 'Jours calendaires',
  'time-off.sickness.export.longest': 'Le plus long (jours calendaires)',
  'time-off.sickness.export.currentSince': 'Malade depuis',
  'time-off.sickness.export.payEndsOn': 'Maintien du salaire jusqu’au',
  'time-off.sickness.export.integrationDue': 'Réintégration à proposer',
  'time-off.sickness.export.bradford': 'Facteur de Bradford',
  'time-off.sickness.noticeSubject': ({ person, days }, texts) =>
    `${person} : en arrêt depuis ${formatNumber(days, texts.locale)} jours`,
  'time-off.sickness.notice': ({ person, startDate, days }, texts) =>
    `${texts.text(person)} est en arrêt maladie depuis le ${longDateText(startDate, texts.locale)} : ${formatNumber(days, texts.locale)} jours calendaires.`,
  'time-off.sickness.notice28':
    'Après 42 jours, le maintien du salaire peut prendre fin et une réintégration peut devoir être proposée.',
  'time-off.sickness.notice42':
    'Le maintien du salaire peut prendre fin et une réintégration peut devoir être proposée.',
  'time-off.sickness.seeReport': 'Voir le rapport sur les maladies',
  'time-off.sickness.noticedOnce': 'Les RH reçoivent cet e-mail une fois à 28 jours et une fois à 42 jours.',
  'time-off.sickness.documentSubject': ({ what }, texts) => `Justificatif attendu : ${texts.text(what)}`,
  'time-off.sickness.documentDue': ({ type, time }, texts) =>
    `Il manque encore un justificatif, par exemple un certificat médical, pour votre absence : ${texts.text(type)}, ${texts.text(time)}. Merci de le remettre aux RH.`,
  'time-off.sickness.seeRequest': 'Voir la demande',
} satisfies Catalogue<typeof en>;
