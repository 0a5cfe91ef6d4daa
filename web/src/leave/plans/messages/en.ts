import { dateText, dayText } from '@almanac/domain/calendar/date-text';
import type { Texts } from '@almanac/domain/language/message';
import { plural } from '@almanac/domain/language/plural';

interface Named {
  name: string;
}

interface OfType {
  type: string;
}

export const en = {
  'leave.plans.title': 'Leave Plans',
  'leave.plans.listLabel': 'Leave plans',
  'leave.plans.listLoading': 'Loading the leave plans',
  'leave.plans.listNotLoaded': "Couldn't load the leave plans",
  'leave.plans.notLoaded': "Couldn't load the leave plan",
  'leave.plans.loading': 'Loading the leave plan',
  'leave.plans.missing': 'Leave plan not found',
  'leave.plans.missingHint': 'It may have been deleted.',
  'leave.plans.all': 'All Leave Plans',
  'leave.plans.none': 'No leave plans yet',
  'leave.plans.noneHint': 'Add the first one from a template of your country.',
  'leave.plans.planColumn': 'Plan',
  'leave.plans.yearStartColumn': 'Leave year starts',
  'leave.plans.typesColumn': 'Types',
  'leave.plans.peopleColumn': 'People',
  'leave.plans.startsOnAnniversary': 'On the anniversary',
  'leave.plans.startsOn': ({ day }: { day: string }, texts: Texts) => `On ${dayText(day, day, texts.locale)}`,
  'leave.plans.noTypes': 'None yet',
  'leave.plans.peopleCount': ({ count }: { count: number }) =>
    plural('en', count, { one: `${count} person`, other: `${count} people` }),
  'leave.plans.peopleFromAnniversary': ({ count }: { count: number }) =>
    plural('en', count, {
      one: `${count} person · Leave years start on the anniversary`,
      other: `${count} people · Leave years start on the anniversary`,
    }),
  'leave.plans.peopleFromDay': ({ count, day }: { count: number; day: string }, texts: Texts) => {
    const start = `Leave years start on ${dayText(day, day, texts.locale)}`;
    return plural('en', count, { one: `${count} person · ${start}`, other: `${count} people · ${start}` });
  },
  'leave.plans.nameAndYear': 'Name and Leave Year',
  'leave.plans.actionsFor': ({ name }: Named) => `Actions for ${name}`,
  'leave.plans.copy': 'Copy',
  'leave.plans.delete': 'Delete',
  'leave.plans.edit': 'Edit',
  'leave.plans.nameField': 'Name',
  'leave.plans.changeFrom': 'Change from…',
  'leave.plans.changeFromOf': ({ type }: OfType) => `Change from… a day on: ${type}`,
  'leave.plans.deleteTitle': 'Delete Leave Plan',
  'leave.plans.deleted': 'Leave plan deleted',
  'leave.plans.deleteQuestion': ({ name }: Named) =>
    `Are you sure you want to delete the leave plan "${name}" with all of its rules? This action cannot be undone.`,

  'leave.plans.add': 'Add Plan',
  'leave.plans.addTitle': 'Add Leave Plan',
  'leave.plans.adding': 'Adding…',
  'leave.plans.added': 'Leave plan added',
  'leave.plans.notAdded': 'The leave plan was not added',
  'leave.plans.startFrom': 'Start from',
  'leave.plans.startFromHint': 'Common rules of a country, all editable. Check with your lawyer.',
  'leave.plans.noTemplate': 'No template',
  'leave.plans.typesWithRules': ({ count }: { count: number }) =>
    plural('en', count, { one: `${count} type with its rules`, other: `${count} types with their rules` }),
  'leave.plans.forNewPeople': 'New people get it at',
  'leave.plans.forNewPeopleHint': 'Only people who join from now on.',
  'leave.plans.noPlace': 'No place yet',
  'leave.plans.typesField': 'Types',
  'leave.plans.typesHint': "Types that don't exist yet are added.",
  'leave.plans.statutory': ({ note }: { note: string }) => `Statutory: ${note}`,
  'leave.plans.common': ({ note }: { note: string }) => `Common: ${note}`,

  'leave.plans.copyTitle': ({ name }: Named) => `Copy ${name}`,
  'leave.plans.copying': 'Copying…',
  'leave.plans.copyDone': 'Leave plan copied',
  'leave.plans.notCopied': 'The leave plan was not copied',
  'leave.plans.copyHint':
    'If the leave year starts on another day, only the rules effective today are copied.',
  'leave.plans.isCopyOf': ({ name }: Named) => `This plan is a copy of ${name} with another leave year`,
  'leave.plans.movePeople': ({ date }: { date: string }, texts: Texts) =>
    `Move People on ${dateText(date, texts.locale)}`,
  'leave.plans.othersHave': ({ count, name }: Named & { count: number }) =>
    plural('en', count, {
      one: `${count} other person has ${name}.`,
      other: `${count} other people have ${name}.`,
    }),
  'leave.plans.anotherMovesYou': 'Another administrator has to move you.',
  'leave.plans.changeTitle': ({ name }: Named) => `Change ${name}`,
  'leave.plans.changed': 'Leave plan changed',
  'leave.plans.yearFixedHint': 'To change the leave year, copy the plan and move people to the copy.',
  'leave.plans.yearsStart': 'Leave years start',
  'leave.plans.onADay': 'On a day',
  'leave.plans.day': 'Day',
  'leave.plans.month': 'Month',

  'leave.plans.rulesOf': ({ type }: OfType) => `Rules of ${type}`,
  'leave.plans.notOfferedYet': 'Not offered.',
  'leave.plans.fromDay': ({ date }: { date: string }) => `From ${date}`,
  'leave.plans.current': 'Current',
  'leave.plans.upcoming': 'Upcoming',
  'leave.plans.past': 'Past',
  'leave.plans.editRules': ({ type, from }: OfType & { from: string }, texts: Texts) =>
    `Edit ${type} from ${dateText(from, texts.locale)}`,
  'leave.plans.deleteRules': ({ type, from }: OfType & { from: string }, texts: Texts) =>
    `Delete ${type} from ${dateText(from, texts.locale)}`,
  'leave.plans.deleteRulesTitle': ({ type }: OfType) => `Delete Rules of ${type}`,
  'leave.plans.deleteFirst': ({ date }: { date: string }) =>
    `Deletes the rules from ${date}. There are none before, so the type is no longer offered from then. This cannot be undone.`,
  'leave.plans.deleteLater': ({ date }: { date: string }) =>
    `Deletes the rules from ${date}. The previous ones stay effective. This cannot be undone.`,
  'leave.plans.rulesDeleted': 'Rules deleted',
};
