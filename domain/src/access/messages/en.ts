export const en = {
  'access.manageUsersForbidden': "You don't have permission to manage users.",
  'access.leaveForbidden': "You don't have permission to set up leave.",
  'access.sicknessForbidden': "You don't have permission to see the illnesses of others.",
  'access.payrollForbidden': "You don't have permission to hand over payroll data.",
  'access.connectionsForbidden': "You don't have permission to manage connections.",
  'access.approvalsForbidden': "You don't have permission to approve time off requests.",
  'access.hrDecisionForbidden': 'Only administrators can decide for HR',
  'access.reportsForbidden': "You don't have permission to view reports",
  'access.onlyAdminReason': 'You are the only administrator: give a reason to do this for yourself',
  'access.ownEffect':
    'This would give you more leave, and hardly anyone else; another administrator can make this change',
  'access.ownEffectReason':
    "This changes your own leave along with everyone else's: give a reason, which is logged",
};
