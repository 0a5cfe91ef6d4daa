import '@almanac/domain/people/accounts/messages/message';
import '@almanac/domain/people/accounts/messages/rule-message';
