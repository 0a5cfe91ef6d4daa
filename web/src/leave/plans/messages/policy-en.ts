interface Named {
  name: string;
}

interface OfType {
  type: string;
}

interface Part {
  part: number;
}

/** The page on which the rules of a type are set. */
export const policyEn = {
  'leave.plans.rulesLoading': 'Loading the rules',
  'leave.plans.rulesChanged': 'Rules changed',
  'leave.plans.typeInPlan': ({ type, plan }: OfType & { plan: string }) => `${type} in ${plan}`,
  'leave.plans.editType': ({ type }: OfType) => `Edit ${type}`,
  'leave.plans.changeType': ({ type }: OfType) => `Change ${type}`,
  'leave.plans.inPlan': ({ plan }: { plan: string }) => `In the leave plan ${plan}.`,
  'leave.plans.effective': ({ date }: { date: string }) => `Effective ${date}.`,
  'leave.plans.rulesFormOf': ({ type }: OfType) => `Rules of ${type}`,
  'leave.plans.fromField': 'From',
  'leave.plans.offered': 'Offered from this day on',
  'leave.plans.wholeSentence': ({ sentence }: { sentence: string }) => `${sentence}.`,
  'leave.plans.impossible': 'Some rules are not possible',
  'leave.plans.fillIn': 'Fill in from a template',
  'leave.plans.chooseCountry': 'Choose a country',

  'leave.plans.howMuch': 'How much',
  'leave.plans.withoutLimit': 'Without limit, only counted',
  'leave.plans.partName': ({ part }: Part) => `Name of part ${part}`,
  'leave.plans.removePart': ({ part }: Part) => `Remove part ${part}`,
  'leave.plans.extra': 'Extra',
  'leave.plans.split': 'Split the Grant',
  'leave.plans.workingWeek': 'Based on a working week of',
  'leave.plans.workingWeekHint':
    'Part-timers get a proportional share. Leave empty to give everyone the same.',
  'leave.plans.amountPerYear': 'Per year',
  'leave.plans.amountFromStep': ({ step }: { step: number }) => `Per year, from step ${step} on`,
  'leave.plans.afterMonths': 'After months of employment',
  'leave.plans.removeStep': ({ step }: { step: number }) => `Remove step ${step}`,
  'leave.plans.addStep': 'Add Seniority Step',
  'leave.plans.days': 'days',
  'leave.plans.hours': 'hours',
  'leave.plans.months': 'months',

  'leave.plans.howEarned': 'How it is earned',
  'leave.plans.howEarnedHint': 'Changes at the start of a leave year only.',
  'leave.plans.earned': 'Earned',
  'leave.plans.earnedAtOnce': 'The whole year at once',
  'leave.plans.earnedMonthly': 'Month by month',
  'leave.plans.earnedTwiceAMonth': 'Twice a month',
  'leave.plans.earnedTwoWeekly': 'Every two weeks',
  'leave.plans.credited': 'Credited',
  'leave.plans.atBeginning': 'At the beginning',
  'leave.plans.atEnd': 'At the end',
  'leave.plans.aPayDay': 'A pay day',
  'leave.plans.joinersGet': 'Joiners and leavers get',
  'leave.plans.forBegunMonths': 'For each month that is begun',
  'leave.plans.forFullMonths': 'For full months only',
  'leave.plans.forDays': 'By the days',
  'leave.plans.wholeAmount': 'The whole amount',
  'leave.plans.totalRounded': "The year's total is rounded",
  'leave.plans.notRounded': 'Not at all',
  'leave.plans.toNearest': 'To the nearest',
  'leave.plans.up': 'Up',
  'leave.plans.down': 'Down',
  'leave.plans.halvesUp': 'Round halves up',
  'leave.plans.toMultiples': 'To multiples of',
  'leave.plans.holidaysDeducted': 'Public holidays are deducted from it',

  'leave.plans.atYearEndTitle': 'What stays at year end',
  'leave.plans.unused': 'Unused leave',
  'leave.plans.unusedOf': ({ name }: Named) => `Unused leave of ${name}`,
  'leave.plans.unusedOfPart': ({ part }: Part) => `Unused leave of part ${part}`,
  'leave.plans.expires': 'Expires',
  'leave.plans.limited': 'Up to a limit',
  'leave.plans.allCarried': 'All is carried over',
  'leave.plans.atMost': 'At most',
  'leave.plans.atMostOf': ({ name }: Named) => `At most (${name})`,
  'leave.plans.atMostOfPart': ({ part }: Part) => `At most (part ${part})`,
  'leave.plans.usableFor': 'Usable for',
  'leave.plans.usableForOf': ({ name }: Named) => `Usable for (${name})`,
  'leave.plans.usableForOfPart': ({ part }: Part) => `Usable for (part ${part})`,
  'leave.plans.usableForHint': 'Into the next leave year. Empty: no expiry.',
  'leave.plans.carryNegative': 'Carry negative balance into next year',

  'leave.plans.limits': 'Limits',
  'leave.plans.balanceAtMost': 'Balance at most',
  'leave.plans.balanceAtMostHint': 'Accrual stops there. Empty: no limit.',
  'leave.plans.overdraftLimit': 'Overdraft limit',
  'leave.plans.noOverdraftLimit': 'May be exceeded without limit',
  'leave.plans.usableAfterField': 'Usable after',
  'leave.plans.usableAfterHint': 'Months of employment.',
  'leave.plans.noticeField': 'Notice',
  'leave.plans.noticeHint': 'Days ahead. 0: not in the past. −7: up to 7 days late.',
  'leave.plans.longestField': 'Longest request',
  'leave.plans.longestHint': 'Empty: no limit.',

  'leave.plans.example': 'Example',
  'leave.plans.exampleHint': 'Works Monday to Friday, takes no leave.',
  'leave.plans.joinsOn': 'Joins on',
  'leave.plans.joinsOnHint': 'Empty: employed throughout.',
  'leave.plans.ledger': 'Ledger',
  'leave.plans.ledgerLabel': 'Ledger of the example',
  'leave.plans.exampleLoading': 'Loading the example',
};
